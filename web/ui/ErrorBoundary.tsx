import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  fallback: (error: Error, retry: () => void) => ReactNode
  /** Called when the fallback stands in the page. */
  onShown?: () => void
  /** A change of this value tries again, for instance the address. */
  resetKey?: string
}
type State = { error?: Error; resetKey?: string }

/** Keeps what is around a broken part alive. */
export class ErrorBoundary extends Component<Props, State> {
  state: State = { resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State) {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey }
  }

  componentDidCatch() {
    this.props.onShown?.()
  }

  retry = () => this.setState({ error: undefined })

  render() {
    const { error } = this.state
    return error ? this.props.fallback(error, this.retry) : this.props.children
  }
}
