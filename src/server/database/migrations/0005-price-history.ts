import type { Migration } from '../migration'

/** Every price of the stock since this migration, append-only; see decision 0016. */
export const priceHistory: Migration = {
  number: 5,
  name: 'price-history',
  statements: [
    `create table price_history (
      seq bigint generated always as identity primary key,
      vehicle_id bigint not null,
      type text not null,
      recorded_at timestamptz not null default statement_timestamp(),
      source text not null,
      total_price bigint,
      price jsonb
    )`,
    'create index price_history_by_vehicle on price_history (vehicle_id, type, seq)',
    `create function refuse_price_history_change() returns trigger language plpgsql as $$
      begin
        raise exception 'price_history is append-only: % is refused', tg_op using errcode = 'restrict_violation';
      end
    $$`,
    `create trigger price_history_is_append_only before update or delete or truncate on price_history
      for each statement execute function refuse_price_history_change()`,
    // What is in stock already: its prices are known from this moment on.
    `insert into price_history (vehicle_id, type, source, total_price, price)
      select v.id, p.type, 'baseline', (p.price ->> 'totalPrice')::bigint, p.price
      from vehicles v cross join lateral (
        select row ->> 'type' as type, row as price
        from jsonb_array_elements(case when jsonb_typeof(v.volatile -> 'prices') = 'array' then v.volatile -> 'prices' else '[]' end) as row
        union all
        select 'discount', v.volatile -> 'discount' where jsonb_typeof(v.volatile -> 'discount') = 'object'
      ) p
      where not v.deleted
      order by v.id, p.type`,
  ],
}
