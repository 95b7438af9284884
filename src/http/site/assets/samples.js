// The samples of code of the reference: each operation in curl, JavaScript, Python and Go, made from the first case of the contract.

/** The part that a `$ref` names, or the part itself. */
const resolved = (contract, part) =>
  part?.$ref
    ? part.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => at[key], contract)
    : part
const valueIn = (contract, { examples = {} }, name) => resolved(contract, examples[name])?.value

/** The request of an operation's first case that succeeds. */
function firstCase(contract, path, method, item, operation) {
  const success = resolved(contract, Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1])
  const [[type, answer] = []] = Object.entries(success?.content ?? {})
  const [[bodyType, media] = []] = Object.entries(operation.requestBody?.content ?? {})
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolved(contract, one))
  const known = [...parameters, media ?? {}]
  const names = [...Object.keys(answer?.examples ?? {}), ...known.flatMap(({ examples = {} }) => Object.keys(examples))]
  const name = names.find((one) => known.some((part) => valueIn(contract, part, one) !== undefined))
  const query = new URLSearchParams()
  let place = path
  for (const parameter of parameters) {
    const needed = parameter.required ? (Object.keys(parameter.examples ?? {})[0] ?? '') : ''
    const value = valueIn(contract, parameter, name) ?? valueIn(contract, parameter, needed) ?? (needed && parameter.schema?.default)
    if (value === undefined || value === '') continue
    if (parameter.in === 'path') place = place.replace(`{${parameter.name}}`, encodeURIComponent(value).replaceAll('%2F', '/'))
    if (parameter.in === 'query') query.set(parameter.name, value)
  }
  const servers = item.servers ?? contract.servers
  const security = operation.security ?? contract.security
  const isUpload = bodyType === 'multipart/form-data'
  return {
    method: method.toUpperCase(),
    url: servers[0].url + place + (query.size > 0 ? `?${query}` : ''),
    needsKey: security.some((one) => 'basicAuth' in one),
    isJson: type === 'application/json',
    body: isUpload ? undefined : valueIn(contract, media ?? {}, name),
    file: isUpload ? 'file.png' : undefined,
  }
}

const inShell = (text) => `'${text.replaceAll("'", "'\\''")}'`
const text = JSON.stringify
const pretty = (value) => JSON.stringify(value, null, 2)
const indented = (words, indent) => words.replaceAll('\n', `\n${indent}`)

/** A JSON value as Python writes it. */
function inPython(value) {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(inPython).join(', ')}]`
  if (typeof value !== 'object') return text(value)
  return `{${Object.entries(value)
    .map(([name, one]) => `${text(name)}: ${inPython(one)}`)
    .join(', ')}}`
}

function curl({ method, url, needsKey, body, file }, [address, key]) {
  const options = [`curl --request ${method} ${inShell(url)}`]
  if (needsKey) options.push(`--user ${inShell(`${address}:${key}`)}`)
  if (body) options.push("--header 'Content-Type: application/json'", `--data ${inShell(pretty(body))}`)
  if (file) options.push(`--form file=@${file}`)
  return options.join(' \\\n  ')
}

function javascript({ method, url, needsKey, isJson, body, file }, [address, key]) {
  const headers = [
    ...(needsKey ? [`Authorization: 'Basic ' + btoa(${text(`${address}:${key}`)})`] : []),
    ...(body ? ["'Content-Type': 'application/json'"] : []),
  ]
  const options = [`method: '${method}'`]
  if (headers.length > 0) options.push(`headers: {\n    ${headers.join(',\n    ')},\n  }`)
  if (body) options.push(`body: JSON.stringify(${indented(pretty(body), '  ')})`)
  if (file) options.push('body: form')
  return [
    ...(file
      ? [
          "import { openAsBlob } from 'node:fs'\n",
          'const form = new FormData()',
          `form.set('file', await openAsBlob('${file}'), '${file}')`,
        ]
      : []),
    `const response = await fetch(${text(url)}, {\n  ${options.join(',\n  ')},\n})`,
    `console.log(await response.${isJson ? 'json' : 'text'}())`,
  ].join('\n')
}

function python({ method, url, needsKey, isJson, body, file }, [address, key]) {
  const options = [text(method), text(url)]
  if (needsKey) options.push(`auth=(${text(address)}, ${text(key)})`)
  if (body) options.push(`json=${inPython(body)}`)
  if (file) options.push(`files={"file": open("${file}", "rb")}`)
  const request = `response = requests.request(\n    ${options.join(',\n    ')},\n)`
  return `import requests\n\n${request}\nprint(response.${isJson ? 'json()' : 'text'})`
}

function go({ method, url, needsKey, body, file }, [address, key]) {
  const packages = ['fmt', 'io', 'net/http', ...(body ? ['strings'] : []), ...(file ? ['bytes', 'mime/multipart', 'os'] : [])].sort()
  const json = body && pretty(body)
  const sent = body ? `strings.NewReader(${json.includes('`') ? text(json) : `\`${json}\``})` : file ? '&form' : 'nil'
  const lines = [
    ...(file
      ? [
          ...['var form bytes.Buffer', 'parts := multipart.NewWriter(&form)', `part, _ := parts.CreateFormFile("file", "${file}")`],
          ...[`content, err := os.ReadFile("${file}")`, 'if err != nil {\n\t\tpanic(err)\n\t}', 'part.Write(content)', 'parts.Close()'],
        ]
      : []),
    `request, err := http.NewRequest("${method}", ${text(url)}, ${sent})`,
    'if err != nil {\n\t\tpanic(err)\n\t}',
    ...(needsKey ? [`request.SetBasicAuth(${text(address)}, ${text(key)})`] : []),
    ...(body ? ['request.Header.Set("Content-Type", "application/json")'] : []),
    ...(file ? ['request.Header.Set("Content-Type", parts.FormDataContentType())'] : []),
    'response, err := http.DefaultClient.Do(request)',
    'if err != nil {\n\t\tpanic(err)\n\t}',
    'defer response.Body.Close()',
    'answer, _ := io.ReadAll(response.Body)',
    'fmt.Println(string(answer))',
  ]
  const imports = packages.map((one) => `\t"${one}"`).join('\n')
  return `package main\n\nimport (\n${imports}\n)\n\nfunc main() {\n\t${lines.join('\n\t')}\n}`
}

/**
 * Gives each operation of the contract its samples (`x-codeSamples`), for these credentials: an address and a key.
 */
function addSamples(contract, credentials) {
  for (const [path, item] of Object.entries(contract.paths))
    for (const method of ['get', 'post', 'put', 'patch', 'delete']) {
      const operation = item[method]
      if (!operation) continue
      const request = firstCase(contract, path, method, item, operation)
      operation['x-codeSamples'] = [
        { lang: 'shell', lib: 'curl', source: curl(request, credentials) },
        { lang: 'javascript', lib: 'fetch', source: javascript(request, credentials) },
        { lang: 'python', lib: 'requests', source: python(request, credentials) },
        { lang: 'go', source: go(request, credentials) },
      ]
    }
}
globalThis.addSamples = addSamples
