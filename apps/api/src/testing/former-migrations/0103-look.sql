-- The look of a church's site: how it is drawn and set, beside its colour (decision 0108).

alter table igreja_visual
  add column aparencia text not null default 'glass'
    check (aparencia in ('glass', 'linen', 'azulejo', 'landscape', 'plain'));
