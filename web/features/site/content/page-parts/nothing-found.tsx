import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { SearchX } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';

/** Says that a search found no question or article (spec §2), with a link to contact us. */
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
      Daha kısa ya da başka bir kelimeyle arayın, olmazsa sorunuzu bize yazın.
    </MessageState>
  );
}
