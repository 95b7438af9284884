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

/**
 * Swagger UI leaves out the operations beyond the screen once a list has 150 rows, where neither the browser's search nor a screen reader
 * finds them. So each tag is a list of its own.
 */
const complete = () => ({
  wrapComponents: {
    operations:
      (Original, { React }) =>
      (props) => {
        const all = props.specSelectors.taggedOperations()
        if (all.size === 0) return React.createElement(Original, props)
        return all
          .keySeq()
          .toArray()
          .map((tag) => {
            const taggedOperations = () => all.filter((_operations, name) => name === tag)
            return React.createElement(Original, { ...props, key: tag, specSelectors: { ...props.specSelectors, taggedOperations } })
          })
      },
  },
})

const API = '/api/v1'
/** The contract, with the server where this page is from: it may have several names, and the policy allows no other origin. */
async function ownContract() {
  const contract = await (await fetch('/openapi.client.json')).json()
  contract.servers = [{ url: location.origin + API }]
  for (const item of Object.values(contract.paths)) if (item.servers) item.servers = [{ url: location.origin }]
  return contract
}
const showing = ownContract().then((spec) =>
  SwaggerUIBundle({
    spec,
    domNode: document.getElementById('reference'),
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    filter: true,
    // Colouring long answers takes seconds.
    syntaxHighlight: { activated: false },
    validatorUrl: null,
    plugins: [accessible, complete],
  }),
)

const demo = document.getElementById('demo')
const status = demo.querySelector('[role=status]')

async function ask(path, init) {
  const response = await fetch(API + path, init)
  return response.json()
}

async function lendAccount() {
  const username = 'member@example.com'
  const { api_key, msg } = await ask('/dev_fetch_api_key', { method: 'POST', body: new URLSearchParams({ username }) })
  if (api_key) (await showing).preauthorizeBasic('basicAuth', username, api_key)
  status.textContent = api_key ? `You are ${username}. Open an operation and choose “Try it out”.` : msg
}

demo.querySelector('button').addEventListener('click', lendAccount)
void ask('/server_settings').then(({ authentication_methods }) => {
  demo.hidden = !authentication_methods?.dev
})
