import { Component } from 'react';
import type { ReactNode } from 'react';
import { isReachable } from '../data/network/network-status';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { APP_TEXTS } from './app-texts';

interface Props {
  /** The current path. Another path clears the error. */
  at?: string;
  children: ReactNode;
}

/** Shows a message and a reload button when a page throws while rendering. */
export class ErrorBoundary extends Component<Props, { failed: boolean; at: string | undefined }> {
  override state = { failed: false, at: this.props.at };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: { at: string | undefined }) {
    return at === state.at ? null : { failed: false, at };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { title, body } = isReachable() ? APP_TEXTS.error : APP_TEXTS.error.offline;
    return (
      <EmptyState
        title={title}
        action={
          <Button kind="primary" onClick={() => location.reload()}>
            {APP_TEXTS.error.reload}
          </Button>
        }
      >
        {body}
      </EmptyState>
    );
  }
}
