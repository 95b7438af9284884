// Shows the reference with Swagger UI and, on a demo server, offers the account of a demo user.

const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

/** There is only one server to choose, and screen readers cannot use a link inside a button. */
const accessible = () => ({
  wrapComponents: {
    ServersContainer: () => () => null,
    DeepLink:
      (_original, { React }) =>
      ({ text }) =>
        React.createElement('span', null, text),
  },
})

const reference = SwaggerUIBundle({
  url: '/openapi.client.json',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  filter: true,
  // Colouring long answers takes seconds.
  syntaxHighlight: { activated: false },
  validatorUrl: null,
  plugins: [accessible],
})

const API = '/api/v1'
const demo = document.getElementById('demo')
const status = demo.querySelector('[role=status]')

async function ask(path, init) {
  const response = await fetch(API + path, init)
  return response.json()
}

async function lendAccount() {
  const username = 'member@example.com'
  const { api_key, msg } = await ask('/dev_fetch_api_key', { method: 'POST', body: new URLSearchParams({ username }) })
  if (api_key) reference.preauthorizeBasic('basicAuth', username, api_key)
  status.textContent = api_key ? `You are ${username}. Open an operation and choose “Try it out”.` : msg
}

demo.querySelector('button').addEventListener('click', lendAccount)
void ask('/server_settings').then(({ authentication_methods }) => {
  demo.hidden = !authentication_methods?.dev
})
