import { Component, type ReactNode } from 'react'
import { Broken } from './broken.tsx'

type Props = {
  /** What it stands around; at another place what failed at this one is over. */
  at?: string
  children: ReactNode
}
type State = { error: unknown; at: string | undefined }

/** Catches what fails while it is drawn: a screen in its frame, or the frame itself. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, at: this.props.at }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ at }: Props, before: State): State | null {
    return at === before.at ? null : { error: undefined, at }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return <Broken error={this.state.error} reset={() => this.setState({ error: undefined })} />
  }
}
