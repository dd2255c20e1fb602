-- An edit removes what its church changed more than two years ago (decision 0171), the oldest first.
create index historico_por_momento on historico (igreja_id, momento);
