import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMember } from '#web/features/members/accounts/index.ts';
import { savedAdsQuery } from './saved-ads-query.ts';
import { setSavedIds } from './saved-ids.ts';

/** Mounted once on every page: loads the member's saved listings for all hearts. */
export function SavedAdsGate(): null {
  const { data } = useQuery(savedAdsQuery(useMember()));
  useEffect(() => setSavedIds(data?.map(({ propertyId }) => propertyId) ?? []), [data]);
  return null;
}
