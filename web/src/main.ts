import './look/app.css'
import { mount } from 'svelte'
import App from './pages/App.svelte'

const target = document.getElementById('app')
if (target) mount(App, { target })
