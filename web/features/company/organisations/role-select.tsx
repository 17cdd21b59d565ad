import {
  ORGANISATION_ROLE_NAMES,
  ORGANISATION_ROLES,
  type OrganisationRole,
} from '#shared/organisations/organisation-rules.ts';
import { Select } from '#web/ui/select.tsx';

type Props = {
  id?: string;
  'aria-label'?: string;
  roles: readonly OrganisationRole[];
  value: OrganisationRole;
  disabled?: boolean;
  onChange: (role: OrganisationRole) => void;
};

/** Chooses one of the roles that the member may assign. */
export function RoleSelect({ roles, onChange, ...rest }: Props) {
  return (
    <Select
      {...rest}
      onChange={({ target }) => {
        const role = ORGANISATION_ROLES.find((known) => known === target.value);
        if (role) onChange(role);
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {ORGANISATION_ROLE_NAMES[role]}
        </option>
      ))}
    </Select>
  );
}
