import { Component, type ReactNode } from 'react'
import { Broken } from './broken.tsx'

type State = { error: unknown }

/** Catches what the router's own boundary does not: failures of the frame itself. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return <Broken error={this.state.error} reset={() => this.setState({ error: undefined })} />
  }
}
