import { Component } from 'react';
import type { ReactNode } from 'react';
import { isReachable } from '../device/network-status';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { COPY } from './copy';

interface Props {
  /** Where it happens: somewhere else is tried anew. */
  at?: string;
  children: ReactNode;
}

/** What is left when a page throws: a sentence and a way on, instead of a white screen. */
export class Crashed extends Component<Props, { crashed: boolean; at: string | undefined }> {
  override state = { crashed: false, at: this.props.at };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: { at: string | undefined }) {
    return at === state.at ? null : { crashed: false, at };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    const { title, body } = isReachable() ? COPY.crashed : COPY.crashed.offline;
    return (
      <EmptyState
        title={title}
        action={
          <Button kind="primary" onClick={() => location.reload()}>
            {COPY.crashed.reload}
          </Button>
        }
      >
        {body}
      </EmptyState>
    );
  }
}
