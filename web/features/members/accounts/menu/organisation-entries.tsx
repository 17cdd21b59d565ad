import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { User } from '#shared/accounts.ts';
import { Building2 } from '#web/ui/icons.tsx';
import { organisationsQuery } from '../organisations-query.ts';
import { MenuEntry } from './menu-entry.tsx';

/** The organisations that a member can switch to; loaded when the menu opens. */
export function OrganisationEntries({ user }: { user: User }) {
  const navigate = useNavigate();
  const { data = [] } = useQuery(organisationsQuery(user));
  return data.map(({ id, name }) => (
    <MenuEntry key={id} icon={Building2} onSelect={() => void navigate({ to: '/kurum', search: { id } })}>
      <span className="min-w-0 break-words">{name}</span>
    </MenuEntry>
  ));
}
