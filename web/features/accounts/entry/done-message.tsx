import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { buttonClass } from '#web/ui/button.tsx';
import { MessageState } from '#web/ui/message-state.tsx';

type Props = { message: string; to: '/search' | '/login'; children: string };

/** What a mailed link was for is done; the next step is a link. */
export function DoneMessage({ message, to, children }: Props) {
  return (
    <MessageState
      icon={CircleCheck}
      title={message}
      action={
        <Link to={to} className={buttonClass('primary')}>
          {children}
        </Link>
      }
    />
  );
}
