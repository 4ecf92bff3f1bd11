import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  fallback: (error: Error, retry: () => void) => ReactNode
  /** Called once the fallback stands in the page. */
  onError?: () => void
  /** A change of this value renders the children again; for instance the address. */
  resetKey?: string
}
type State = { error?: Error; resetKey?: string }

/** Confines an error to the part below: the page around it stays. */
export class ErrorBoundary extends Component<Props, State> {
  state: State = { resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State) {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey }
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
