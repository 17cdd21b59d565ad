import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { buttonClass } from '#web/ui/button.tsx';
import { MessageState } from '#web/ui/message-state.tsx';

/** A search of questions or articles that finds none (spec §2), with the way to ask. */
export function NothingFound() {
  return (
    <MessageState
      icon={SearchX}
      title="Sonuç bulunamadı"
      action={
        <Link to="/iletisim" className={buttonClass('secondary')}>
          Bize sorun
        </Link>
      }
    >
      Daha kısa ya da başka bir sözcükle arayın, olmazsa sorunuzu bize yazın.
    </MessageState>
  );
}
