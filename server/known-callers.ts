import type { Deps } from './deps.ts';
import { admitKey } from './features/company/api-keys/index.ts';
import { admitKeyOrApp } from './features/company/connected-apps/index.ts';
import { admitMember, admitNewOperator, admitOperator } from './features/members/accounts/index.ts';
import type { CallerChecks } from './platform/callers/route-callers.ts';

/** How each kind of caller is recognised (`RouteCaller`). */
export function knownCallers(deps: Deps): CallerChecks {
  return {
    member: (request) => admitMember(deps, request),
    operator: (request, roles) => admitOperator(deps, request, roles),
    newOperator: (request) => admitNewOperator(deps, request),
    key: (exchange, scope) => admitKey(deps, exchange, scope),
    keyOrApp: (exchange, scope) => admitKeyOrApp(deps, exchange, scope),
  };
}
