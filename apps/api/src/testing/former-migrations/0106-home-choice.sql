-- What a church puts on its home; an empty list leaves the choice to the product.
create table igreja_inicio (
  igreja_id integer primary key references igreja,
  atalhos text[] not null,
  secoes text[] not null,
  convites jsonb not null
);
