// Goods are distinguished by outline first, colour second; each in a box of 24 × 24.

export interface Good {
  readonly outline: string
  readonly fill: string
  readonly ink: string
  /** What is drawn over the outline, as SVG. */
  readonly inside: string
}

export const goods = {
  wood: {
    outline:
      'M5.4 7.4H19.4C21 7.4 22.4 9.4 22.4 12S21 16.6 19.4 16.6H5.4C3.4 16.6 1.6 14.6 1.6 12S3.4 7.4 5.4 7.4ZM11 7.4L13.6 3.4L16.4 4.6L15.4 7.4Z',
    fill: '#9A6636',
    ink: '#3d2410',
    inside:
      '<path d="M9.6 10.2H18M10.4 13.6H19.4" stroke="#4d2f17" stroke-width="1" fill="none"/><ellipse cx="5.4" cy="12" rx="2.9" ry="3.9" fill="#E7C48E" stroke="#3d2410" stroke-width=".9"/><circle cx="5.4" cy="12" r="1" fill="#9A6636"/>',
  },
  stone: {
    outline: 'M3 16.4L5.6 8.6L11.4 4.6L18 6.4L21.6 13L19.6 19.4H6.2Z',
    fill: '#9BA3A9',
    ink: '#363d43',
    inside:
      '<path d="M5.6 8.6L11 11.4L18 6.4M11 11.4L12 19" stroke="#4a5157" stroke-width="1.1" fill="none"/>',
  },
  grain: {
    outline:
      'M12 1.1Q16 5.8 12 10.5Q8 5.8 12 1.1ZM4.77 3.21Q10.29 5.67 9.03 11.59Q3.51 9.13 4.77 3.21ZM19.23 3.21Q20.49 9.13 14.97 11.59Q13.71 5.67 19.23 3.21ZM9 10.4H15L14 14.6H10ZM8 14H16V16.8H8ZM9.4 16.8H14.6L18.6 22.8H5.4Z',
    fill: '#E8BA3F',
    ink: '#6b480b',
    inside:
      '<path d="M8 15.4H16" stroke="#A8382A" stroke-width="2.2"/><path d="M10.6 18V22M13.4 18V22" stroke="#7a5510" stroke-width="1"/>',
  },
  cattle: {
    outline:
      'M1.2 3.4C1.4 6.6 3 8.4 6.6 8.4C8 7 9.8 6.2 12 6.2S16 7 17.4 8.4C21 8.4 22.6 6.6 22.8 3.4C23.8 7.4 22.4 10.8 18.2 11.2L21 13.2L17.6 13.8L16 19.6C15.4 21.6 14 22.4 12 22.4S8.6 21.6 8 19.6L6.4 13.8L3 13.2L5.8 11.2C1.6 10.8 .2 7.4 1.2 3.4Z',
    fill: '#B4532F',
    ink: '#461708',
    inside:
      '<path d="M7.6 8.8Q12 4.4 16.4 8.8L15.2 14.6L13.6 11.6L12 15.6L10.4 11.6L8.8 14.6Z" fill="#E09A5E" stroke="#461708" stroke-width=".8"/><ellipse cx="12" cy="19.4" rx="3.4" ry="2.3" fill="#F0C9A4" stroke="#461708" stroke-width=".8"/><circle cx="10.7" cy="19.4" r=".8" fill="#461708"/><circle cx="13.3" cy="19.4" r=".8" fill="#461708"/>',
  },
  sheep: {
    outline:
      'M4 12.6C1.8 11.8 1.8 8.6 4.4 8C4.2 5.6 7 4 9 5.2C10.4 3.2 13.8 3.2 15 5.2C17 4.2 19.4 5.6 19.4 7.6H21.2C22.6 7.6 23.2 9 22.8 10.6C22.4 12.4 21.2 13.2 19.6 13C19.4 14.6 18.4 15.6 17 15.8V20.6H14.8V16.2H8.8V20.6H6.6V15.8C5 15.6 3.8 14.4 4 12.6Z',
    fill: '#FBF6EA',
    ink: '#3b342c',
    inside:
      '<path d="M18.6 8.2H21.2C22.6 8.2 22.8 9.4 22.4 10.8C22 12.2 20.8 12.6 19.4 12.2Z" fill="#3b342c"/><path d="M6.6 16V20.6H8.8V16.4M14.8 16.4V20.6H17V16" fill="#3b342c"/><path d="M8 9.4Q9.6 7.8 11 9.4M12.6 12.4Q14.2 10.8 15.8 12.4" stroke="#a79b86" stroke-width="1.1" fill="none"/>',
  },
  whisky: {
    outline: 'M6.6 2H17.4C19.6 5 20.6 8.4 20.6 12S19.6 19 17.4 22H6.6C4.4 19 3.4 15.6 3.4 12S4.4 5 6.6 2Z',
    fill: '#C27A26',
    ink: '#4a2806',
    inside:
      '<path d="M9 2.6Q7.6 12 9 21.4M15 2.6Q16.4 12 15 21.4" stroke="#5e350b" stroke-width=".9" fill="none"/><path d="M4.6 7.6H19.4M4.6 16.4H19.4" stroke="#3d3a36" stroke-width="1.9"/>',
  },
} as const satisfies Readonly<Record<string, Good>>

export type GoodName = keyof typeof goods
