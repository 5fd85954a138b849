-- The ledger is append-only: an entry is corrected by another one, never changed or removed.
CREATE TRIGGER `credit_entries_never_change` BEFORE UPDATE ON `credit_entries`
BEGIN
	SELECT RAISE(ABORT, 'ledger entries never change');
END;
--> statement-breakpoint
CREATE TRIGGER `credit_entries_never_vanish` BEFORE DELETE ON `credit_entries`
BEGIN
	SELECT RAISE(ABORT, 'ledger entries are never removed');
END;
