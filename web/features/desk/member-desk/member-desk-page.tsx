import type { DeskPageProps } from '#web/features/desk/desk/index.ts';
import { MemberSearch } from './member-search.tsx';
import { OneMember } from './one-member.tsx';

/** Members at the desk: the search, and one member below its address. */
export function MemberDeskPage({ below, me }: DeskPageProps) {
  return /^[\da-f-]{36}$/.test(below) ? <OneMember key={below} id={below} role={me.role} /> : <MemberSearch />;
}
