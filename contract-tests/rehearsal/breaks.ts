// Each part is broken, and what the operator then sees is what docs/operating.md says: an alert, a ban, a line of the log, a metric, an answer.

import { blockWith } from './document.ts'
import { OWNER, type Place, STRANGER, until } from './place.ts'

/** Waits at most so many seconds until `look` finds something, and notes it. Resolves to what was found, undefined if nothing was. */
export type Sees = <T>(what: string, seconds: number, look: () => Promise<T | undefined | false | ''>) => Promise<T | undefined>
type Rehearse = (place: Place, sees: Sees) => Promise<void>

const alert = (place: Place, name: string) => async () => (await place.metric(`ALERTS{alertname="${name}",alertstate="firing"}`)) === 1
const logged = (place: Place, since: number, said: string) => async () =>
  (await place.log(since)).find(({ msg }) => typeof msg === 'string' && msg.startsWith(said))
const atLeast = (place: Place, query: string, value: number) => async () =>
  ((await place.metric(query)) ?? Number.NEGATIVE_INFINITY) >= value
const answers = (place: Place) => async () => (await place.ask('/api/v1/users/me', await key(place))).status === 200

const HUNG = 'sum(parley_processes_ended_total{cause="hang"})'

/** The arguments of curl that make a request one of the owner. */
let credentials: Promise<string> | undefined
function key(place: Place): Promise<string> {
  credentials ??= place
    .manage(`create-api-key --email ${OWNER} --json`)
    .then((made) => `--user '${OWNER}:${(JSON.parse(made) as { api_key: string }).api_key}'`)
  return credentials
}
const send = async (place: Place, content: string) =>
  place.ask('/api/v1/messages', `${await key(place)} -d type=direct -d 'to=["${OWNER}"]' -d content=${content}`)
const restarts = async ({ machine }: Place) => Number(await machine.run('systemctl show --property=NRestarts --value parley'))
const mails = async ({ machine }: Place) => Number(await machine.run('ls /mails | wc -l'))

export const BREAKS: Record<string, Rehearse> = {
  'nothing is broken': async (place, sees) => {
    await sees('the first page of the organisation, instead of "Welcome to nginx!"', 5, async () =>
      /Acme/.test((await place.ask('/')).body),
    )
    await sees('the mail with the link of the owner', 20, () => mails(place))
    await sees('`manage backup` in `parley_last_backup_timestamp_seconds`', 20, async () => {
      await place.manage('backup - > /dev/null')
      return atLeast(place, 'parley_last_backup_timestamp_seconds', 1)()
    })
    await sees(
      '`up`, and no alert',
      20,
      async () => (await place.metric('up{job="parley"}')) === 1 && !(await place.metric('count(ALERTS)')),
    )
  },

  'a request, by its ID': async (place, sees) => {
    const { body } = await place.ask('/api/v1/users/me', `${await key(place)} --head -X GET`)
    const [, id = ''] = /x-request-id: (\S+)/i.exec(body) ?? []
    const lines = blockWith('id=', 'The log').replace(/^id=.*$/m, `id=${id}`)
    await sees('its line, the account and the address', 10, async () => {
      const found = await place.machine.run(`${place.function}\n${lines}`)
      return found.includes('"operationId":"getOwnUser"') && found.includes(OWNER) && /^127\.0\.0\.1$/m.test(found)
    })
  },

  'wrong passwords': async (place, sees) => {
    const since = Date.now()
    const guess = `curl --silent --max-time 2 --output /dev/null -w '%{http_code} ' -d username=${OWNER} -d password=wrong http://10.9.0.1/api/v1/fetch_api_key`
    const guesses = (count: number) => place.machine.run(`for i in $(seq ${count}); do ip netns exec stranger ${guess} || true; done`)
    await guesses(25)
    await sees('`a login failed`, with the address', 5, async () => (await logged(place, since, 'a login failed')())?.ip === STRANGER)
    await sees('`too many wrong passwords`', 5, logged(place, since, 'too many wrong passwords'))
    await sees('`parley_failed_logins_total`', 10, atLeast(place, 'sum(parley_failed_logins_total)', 5))
    const banned = await sees('the ban, in `fail2ban-client status parley`', 30, async () =>
      (await place.machine.run('fail2ban-client status parley')).includes(STRANGER),
    )
    if (banned) await sees('no connection from there', 10, async () => /^0+ $/.test(await guesses(1)))
    await sees('answers to everybody else', 5, answers(place))
  },

  'the SMTP server is down': async (place, sees) => {
    const since = Date.now()
    const before = await mails(place)
    await place.machine.run('systemctl stop smtp')
    try {
      await place.manage(`set-password --email ${OWNER} --mail-link`)
      await sees('`a mail was not sent`, without the address', 20, async () => {
        const line = await logged(place, since, 'a mail was not sent')()
        return line?.kind === 'mail' && !JSON.stringify(line).includes(OWNER)
      })
      await sees('`parley_jobs_failing`', 20, atLeast(place, 'max(parley_jobs_failing{kind="mail"})', 1))
      await sees('it in `manage jobs --failing`', 10, async () => /ECONNREFUSED/.test(await place.manage('jobs --failing')))
      const says = place.manage(`send-test-mail ${OWNER}`).catch((error: Error) => error.message)
      await sees('the reason, by `manage send-test-mail`', 20, async () => /ECONNREFUSED/.test(await says))
      await sees('the alert ParleyJobsFail', 150, alert(place, 'ParleyJobsFail'))
    } finally {
      await place.machine.run('systemctl start smtp')
    }
    await place.manage('jobs retry --failing')
    await sees('the mail, after `manage jobs retry --failing`', 20, async () => (await mails(place)) > before)
  },

  'Redis is down': async (place, sees) => {
    await place.machine.run('systemctl stop redis-server')
    try {
      await sees('messages, that are sent as before', 10, async () => (await send(place, 'without-redis')).status === 200)
      await sees('the alert ParleyRedisDown', 40, alert(place, 'ParleyRedisDown'))
    } finally {
      await place.machine.run('systemctl start redis-server')
    }
    await sees('no alert any more', 30, async () => !(await alert(place, 'ParleyRedisDown')()))
  },

  'the database is down': async (place, sees) => {
    await key(place)
    const since = Date.now()
    await place.machine.run('systemctl stop mysql')
    try {
      await sees('503 SERVER_BUSY', 30, async () => {
        const { status, body } = await send(place, 'lost')
        return status === 503 && body.includes('SERVER_BUSY')
      })
      await sees('503 at /health/ready', 10, async () => (await place.ask('/health/ready')).status === 503)
      await sees(
        '`the database does not answer`, with a reason',
        20,
        async () => (await logged(place, since, 'the database does not answer')())?.reason,
      )
      await sees('`parley_database_up` at 0', 20, async () => (await place.metric('min(parley_database_up)')) === 0)
      await sees('the alert ParleyDatabaseSilent', 40, alert(place, 'ParleyDatabaseSilent'))
      const hundred = `seq 100 | xargs -P 10 -I{} curl --silent --max-time 10 --output /dev/null -H 'Host: chat.example.com' ${await key(place)}`
      await place.machine.run(`${hundred} 'http://127.0.0.1/api/v1/users/me?{}' || true`)
      const lines = await place.log(since)
      const seconds = (Date.now() - since) / 1_000
      await sees(
        `at most 200 lines of log for a hundred requests (${lines.length} in ${seconds.toFixed(0)} s)`,
        1,
        async () => lines.length <= 200,
      )
    } finally {
      await place.machine.run('systemctl start mysql')
    }
    await sees(
      '`the database answers again`, with the seconds',
      40,
      async () => (await logged(place, since, 'the database answers again')())?.seconds,
    )
    await sees('answers', 20, answers(place))
  },

  'the web processes are killed': async (place, sees) => {
    const since = Date.now()
    const queue = JSON.parse((await place.ask('/api/v1/register', `${await key(place)} -d 'event_types=["typing"]'`)).body)
    const polls = Array.from({ length: 4 }, async () =>
      place.ask(`/api/v1/events?queue_id=${queue.queue_id}&last_event_id=${queue.last_event_id}`, await key(place)),
    )
    await until('the polls wait', 10, atLeast(place, 'sum(parley_waiting_polls)', 1))
    const began = Date.now()
    await place.machine.run("kill -KILL $(pgrep --full '^parley: web')")
    await sees('an end of every poll within five seconds', 10, async () => {
      await Promise.all(polls)
      return Date.now() - began < 5_000
    })
    await sees('`a process has ended`', 10, logged(place, since, 'a process has ended'))
    await sees('answers', 20, answers(place))
    await sees('`parley_processes_ended_total`', 20, atLeast(place, 'sum(parley_processes_ended_total)', 2))
    await sees('the alert ParleyProcessEnded', 20, alert(place, 'ParleyProcessEnded'))
  },

  'a web process hangs': async (place, sees) => {
    const before = (await place.metric(HUNG)) ?? 0
    const since = Date.now()
    await place.machine.run("kill -STOP $(pgrep --full '^parley: web' | head -1)")
    await sees('`a process is killed, because it hangs`', 30, logged(place, since, 'a process is killed, because it hangs'))
    await sees('`parley_processes_ended_total{cause="hang"}`', 10, atLeast(place, HUNG, before + 1))
    await sees('ten answers in turn', 20, async () => {
      for (let i = 0; i < 10; i++) if (!(await answers(place)())) return false
      return true
    })
    await place.machine.run("kill -CONT $(pgrep --full '^parley: web') || true")
  },

  'DATA_DIR is read-only': async (place, sees) => {
    await key(place)
    const since = Date.now()
    let repaired = since
    const upload = async () => place.ask('/api/v1/user_uploads', `${await key(place)} -F file=@/etc/hostname`)
    await place.machine.run('mount -o remount,ro /var/lib/parley')
    try {
      await sees('503 for a file', 10, async () => (await upload()).status === 503)
      await sees('messages, that are sent as before', 10, async () => (await send(place, 'without-files')).status === 200)
      await sees('`the disk is full or does not work`', 10, logged(place, since, 'the disk is full or does not work'))
      await sees('the alert ParleyFilesDown', 60, alert(place, 'ParleyFilesDown'))
    } finally {
      repaired = Date.now()
      await place.machine.run('mount -o remount,rw /var/lib/parley')
    }
    await sees('`the disk works again`, not before', 30, async () => {
      const over = await logged(place, since, 'the disk works again')()
      return over && Number(over.time) > repaired
    })
    await sees('files, that are stored again', 20, async () => (await upload()).status === 200)
  },

  'a reload fails': async (place, sees) => {
    const since = Date.now()
    const processes = "pgrep --full '^parley: (web|worker)' | sort | paste -sd' '"
    const before = await place.machine.run(processes)
    await place.machine.run(`cp --archive /srv/parley/0.1.0 /srv/parley/broken
echo 'process.exit(3)' > /srv/parley/broken/lib/node_modules/parley/dist/parley.js
ln -sfn broken /srv/parley/current && systemctl reload parley`)
    await sees('`a process is not replaced`', 40, logged(place, since, 'a process is not replaced'))
    await sees('the former processes', 5, async () => (await place.machine.run(processes)) === before && answers(place)())
    await sees('the alert ParleyReloadFailed', 20, alert(place, 'ParleyReloadFailed'))
    await place.machine.run('ln -sfn 0.1.0 /srv/parley/current && systemctl reload parley')
    await sees('other processes, after a reload of one that works', 60, async () => {
      const now = (await place.machine.run(processes)).trim().split(' ')
      return now.length === before.trim().split(' ').length && now.every((one) => !before.trim().split(' ').includes(one))
    })
  },

  'the first process is killed': async (place, sees) => {
    const before = await restarts(place)
    await place.machine.run('kill -KILL $(systemctl show --property=MainPID --value parley)')
    await sees('a server that systemd has started (`NRestarts`)', 20, async () => (await restarts(place)) > before)
    await sees('answers', 40, answers(place))
  },

  'the first process hangs': async (place, sees) => {
    const before = await restarts(place)
    await place.machine.run('kill -STOP $(systemctl show --property=MainPID --value parley)')
    await sees('answers as before', 5, answers(place))
    await sees('a server that systemd has started (`NRestarts`)', 60, async () => (await restarts(place)) > before)
    await sees('answers', 40, answers(place))
  },

  'variables are wrong': async (place, sees) => {
    const start = (variables: string) =>
      place.machine.run(`cd /tmp && NODE_ENV=production PORT=0 ${variables} timeout 20 /srv/parley/current/bin/parley serve 2>&1 || true`)
    const bare = start('DATA_DIR=/tmp/bare SMPT_URL=smtp://127.0.0.1')
    for (const said of ['SMTP_URL is not set', 'EXTERNAL_URL is not set', 'SMPT_URL'])
      await sees(`a warning at the start: \`${said}\``, 30, async () => (await bare).includes(said))
    await sees('an end with `DATA_DIR`, where that cannot be made', 25, async () => /DATA_DIR/.test(await start('DATA_DIR=/proc/x')))
  },
}
