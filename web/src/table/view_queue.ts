import { afterFrame } from '../ui/scheduler'

/**
 * What has come and is not shown yet: what was just pressed is seen first, otherwise the page would be laid out
 * twice in one go. Nobody sees a page in the background, which tells of a turn by other means, at once.
 */
export class Arrivals<T> {
  private waiting: T[] = []
  private takeBack = () => {}

  constructor(
    private readonly offer: (one: T) => void,
    private readonly isHidden = () => document.hidden,
    private readonly later = afterFrame,
  ) {}

  come(one: T): void {
    this.waiting.push(one)
    if (this.isHidden()) this.letIn()
    else if (this.waiting.length === 1) this.takeBack = this.later(() => this.letIn())
  }

  /** All that waits, now and in the order in which it came. */
  letIn(): void {
    this.takeBack()
    for (const one of this.waiting.splice(0)) this.offer(one)
  }

  /** Nobody wants to see it any more. */
  forget(): void {
    this.takeBack()
    this.waiting = []
  }
}
