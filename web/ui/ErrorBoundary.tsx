import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  fallback: (error: Error, retry: () => void) => ReactNode
  /** Called once the fallback stands in the page. */
  onError?: () => void
}
type State = { error?: Error }

/** Shows a fallback in place of a part that fails, so that the rest of the page stays. */
export class ErrorBoundary extends Component<Props, State> {
  state: State = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  componentDidCatch() {
    this.props.onError?.()
  }

  retry = () => this.setState({ error: undefined })

  render() {
    const { error } = this.state
    return error ? this.props.fallback(error, this.retry) : this.props.children
  }
}
