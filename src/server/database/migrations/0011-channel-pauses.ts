import type { Migration } from '../migration'

/** Pauses of channels as rows that stay, so that the durable log can hold them; see decision 0021. */
export const channelPauses: Migration = {
  number: 11,
  name: 'channel-pauses',
  statements: [
    `create table channel_pauses (
      id text primary key,
      -- Name of the channel in the configuration.
      channel text not null,
      paused_at timestamptz not null default now(),
      resumed_at timestamptz
    )`,
    'insert into channel_pauses (id, channel, paused_at) select gen_random_uuid()::text, channel, paused_at from paused_channels',
    'drop table paused_channels',
    // Two people who pause at once make two rows.
    `create view paused_channels as
      select channel, min(paused_at) as paused_at from channel_pauses where resumed_at is null group by channel`,
  ],
}
