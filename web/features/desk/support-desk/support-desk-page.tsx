import type { DeskPageProps } from '#web/features/desk/desk/index.ts';
import { OneConversation } from './one-conversation.tsx';
import { ReadyAnswersPage } from './ready-answers-page.tsx';
import { SupportQueueList } from './support-queue-list.tsx';

/** Support at the desk: the queue, and below its address one conversation or the templates. */
export function SupportDeskPage({ below, me }: DeskPageProps) {
  if (below === 'hazir-yanitlar') return <ReadyAnswersPage />;
  return /^\d{1,15}$/.test(below) ? <OneConversation key={below} id={Number(below)} me={me} /> : <SupportQueueList />;
}
