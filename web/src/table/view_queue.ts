import { afterFrame } from '../ui/scheduler'

/**
 * What has come and is not shown yet: what was just pressed is seen first, otherwise the page would be laid
 * out twice in one go. No one sees a page in the background, which tells of a turn by other means, at once.
 */
export class ViewQueue<T> {
  private waiting: T[] = []
  private cancel = () => {}

  constructor(
    private readonly offer: (one: T) => void,
    private readonly isHidden = () => document.hidden,
    private readonly later = afterFrame,
  ) {}

  push(one: T): void {
    this.waiting.push(one)
    if (this.isHidden()) this.flush()
    else if (this.waiting.length === 1) this.cancel = this.later(() => this.flush())
  }

  /** All that waits, now and in the order in which it came. */
  flush(): void {
    this.cancel()
    for (const one of this.waiting.splice(0)) this.offer(one)
  }

  /** No one wants to see it any more. */
  clear(): void {
    this.cancel()
    this.waiting = []
  }
}
