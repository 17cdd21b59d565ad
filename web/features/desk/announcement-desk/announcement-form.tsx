import { useId } from 'react';
import { ANNOUNCEMENT_END, ANNOUNCEMENT_START, ANNOUNCEMENT_TEXT } from '#shared/field-rules/desk-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import type { Announcement } from '#shared/site/announcements.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import type { PathOf } from '#web/platform/api-path.ts';
import { instantOf, istanbulInput } from '#web/platform/istanbul-input.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';

type Props = {
  title: string;
  button: string;
  path: PathOf<'/api/desk/announcements' | '/api/desk/announcements/:id'>;
  /** The announcement to change; undefined for a new one. */
  announcement?: Announcement;
  onDone?: () => void;
};

/** The text, link and times of an announcement. The times are in Istanbul time. */
export function AnnouncementForm({ title, button, path, announcement, onDone }: Props) {
  const id = useId();
  return (
    <ActForm
      title={title}
      hint="Biçim yoktur; düz cümle yazın. Aynı anda en çok iki duyuru görünür; sayfalara en geç 90 saniyede ulaşır."
      button={button}
      path={path}
      read={readAnnouncement}
      {...(onDone && { onDone })}
    >
      {(errors) => (
        <>
          <TextArea
            id={`${id}-text`}
            name="text"
            label="Duyuru"
            maxLength={300}
            defaultValue={announcement?.text}
            error={errors.text}
          />
          <TextField
            id={`${id}-label`}
            name="linkLabel"
            label="Bağlantının sözleri"
            hint="İsteğe bağlı; “Ayrıntısı” gibi."
            maxLength={40}
            defaultValue={announcement?.link?.label}
            error={errors.linkLabel}
          />
          <TextField
            id={`${id}-address`}
            name="linkAddress"
            label="Bağlantının adresi"
            hint="/ ya da https:// ile başlar."
            maxLength={300}
            defaultValue={announcement?.link?.address}
            error={errors.linkAddress}
          />
          <TextField
            id={`${id}-start`}
            name="startsAt"
            type="datetime-local"
            label="Başlangıç"
            defaultValue={istanbulInput(announcement ? new Date(announcement.startsAt) : new Date())}
            error={errors.startsAt}
          />
          <TextField
            id={`${id}-end`}
            name="endsAt"
            type="datetime-local"
            label="Bitiş"
            defaultValue={istanbulInput(announcement ? new Date(announcement.endsAt) : new Date(Date.now() + DAY_MS))}
            error={errors.endsAt}
          />
        </>
      )}
    </ActForm>
  );
}

function readAnnouncement(data: FormData) {
  const text = textOf(data, 'text').trim();
  const link = { linkLabel: textOf(data, 'linkLabel').trim(), linkAddress: textOf(data, 'linkAddress').trim() };
  const [start, end] = [textOf(data, 'startsAt'), textOf(data, 'endsAt')];
  const errors = {
    text: fieldFault(ANNOUNCEMENT_TEXT, text),
    startsAt: start === '' ? ANNOUNCEMENT_START : undefined,
    endsAt: end === '' ? ANNOUNCEMENT_END : undefined,
  };
  if (Object.values(errors).some(Boolean)) return { errors };
  return { body: { text, ...link, startsAt: instantOf(start), endsAt: instantOf(end) } };
}
