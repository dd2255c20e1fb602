-- The state vector of a note's document, so that whoever reads it waits for nobody who merges. The empty one says that
-- nothing is here: who reads it sends everything, and that is merged as ever.
alter table nota_sermao add column vetor bytea not null default '\x00';
