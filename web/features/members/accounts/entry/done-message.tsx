import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { CircleCheck } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';

type Props = {
  message: string;
  warning?: string | undefined;
  to: '/search' | '/login';
  /** The path that `/login` continues to. */
  next?: string;
  children: string;
};

/** Says that the action of a mailed link is done, and links to the next step. */
export function DoneMessage({ message, warning, to, next, children }: Props) {
  return (
    <MessageState
      icon={CircleCheck}
      title={message}
      action={
        <Link to={to} search={next === undefined ? {} : { next }} className={buttonClass('primary')}>
          {children}
        </Link>
      }
    >
      {warning}
    </MessageState>
  );
}
