import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJson } from '#web/platform/api-client.ts';
import { useAuthToken } from '#web/platform/auth-token.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { AnswerTimes } from './answer-times.tsx';
import { HelpWays } from './help-ways.tsx';
import { MailedLink } from './mailed-link.tsx';
import { OwnTalk } from './own-talk.tsx';
import { TalkFrame } from './talk-frame.tsx';
import { VisitorForm } from './visitor-form.tsx';

type Props = { propertyId: number | undefined; token?: string; onClose: () => void };

/** The help panel: other ways to get help, the visitor's identity, then the conversation. */
export function SupportPanel({ propertyId, token: mailed, onClose }: Props) {
  const token = useAuthToken();
  const [isFollowed, setFollowed] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['support', token],
    queryFn: ({ signal }) => getJson('/api/support', signal),
    // Requested once on each opening; afterwards the stream delivers changes.
    gcTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <TalkFrame title="Yardım" onClose={onClose}>
      <HelpWays />
      <h3 className="mt-2 mb-1 border-t border-line pt-4 font-semibold">Mesaj</h3>
      {data ? (
        <div className="flex flex-col gap-4">
          <AnswerTimes support={data} />
          {mailed !== undefined && !isFollowed ? (
            <MailedLink
              token={mailed}
              onDone={() => {
                setFollowed(true);
                void refetch();
              }}
            />
          ) : null}
          {data.isKnown ? (
            <OwnTalk key={`${token} ${data.conversation?.id}`} first={data} propertyId={propertyId} />
          ) : (
            <VisitorForm onKnown={() => void refetch()} />
          )}
        </div>
      ) : error ? (
        <LoadFailure title="Mesajlar açılamadı." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label="Mesajlar açılıyor" count={2} />
      )}
    </TalkFrame>
  );
}
