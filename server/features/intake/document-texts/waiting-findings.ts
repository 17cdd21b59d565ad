/**
 * SQL: marked findings that nobody has decided or that were marked again after the decision, and since when they wait.
 * For the figures of `/durum` and for the desk.
 */
export const WAITING_FINDINGS = `select m.sha256, m.field, m.sentence_hash, min(m.marked_at) as since
  from finding_marks m left join finding_decisions d using (sha256, field, sentence_hash)
  where d.sha256 is null or not d.is_wrong and m.marked_at > d.decided_at
  group by m.sha256, m.field, m.sentence_hash`;
