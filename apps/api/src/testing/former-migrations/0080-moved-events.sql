-- When and where an event was before it moved, until those who have tickets are told.
alter table evento_venda add column mudanca jsonb;
