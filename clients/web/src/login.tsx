// Logging in where the page is not one of the server: with a password, for a key that is kept in memory alone.

import { render } from 'preact'
import { useState } from 'preact/hooks'
import { ApiError, createClient, unwrap } from '../../typescript/src/index.ts'
import type { Credentials } from './session.ts'
import { SITE, urlAt } from './site.ts'
import { say } from './texts.ts'
import { Form } from './ui.tsx'

const client = createClient({ site: SITE })
const settingsOf = () => unwrap(client.GET('/server_settings'))

/** Asks for an account until there is a key of one. Throws if the server does not answer. */
export async function logIn(root: HTMLElement): Promise<Credentials> {
  const settings = await settingsOf()
  return new Promise((resolve) => {
    root.replaceChildren()
    render(<Login settings={settings} enter={resolve} />, root)
  })
}

interface LoginProps {
  settings: Awaited<ReturnType<typeof settingsOf>>
  enter(credentials: Credentials): void
}

function Login({ settings, enter }: LoginProps) {
  const { realm_name: organisation = '', realm_icon: icon = '', authentication_methods: methods } = settings
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const submit = async (): Promise<void> => {
    const asDeveloper = methods.dev && password === ''
    const answer = asDeveloper
      ? client.POST('/dev_fetch_api_key', { body: { username } })
      : client.POST('/fetch_api_key', { body: { username, password } })
    try {
      const { email, api_key } = await unwrap(answer)
      enter({ email, apiKey: api_key })
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : say('app.noConnection'))
    }
  }
  return (
    <main class="login">
      {icon && <img src={urlAt(icon)} alt="" width="48" height="48" class="avatar" />}
      <h1>{say('page.loginTitle', { organisation })}</h1>
      {!methods.password && <p>{say('page.loginNoPassword')}</p>}
      {methods.password && (
        <Form submit={() => void submit()}>
          <label>
            {say('page.email')}
            <input autoComplete="username" required value={username} onInput={({ currentTarget }) => setUsername(currentTarget.value)} />
          </label>
          <label>
            {say('page.password')}
            <input
              type="password"
              autoComplete="current-password"
              required={!methods.dev}
              value={password}
              onInput={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          </label>
          {fault !== undefined && (
            <p class="fault" role="alert">
              {fault}
            </p>
          )}
          <button type="submit">{say('page.loginButton')}</button>
        </Form>
      )}
    </main>
  )
}
