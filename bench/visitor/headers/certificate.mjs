import { generate } from 'selfsigned'

// Writes a key and a certificate for `localhost` to standard output, as JSON: { key, cert }.
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
  keyType: 'ec',
  algorithm: 'sha256',
  extensions: [
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
  ],
})
process.stdout.write(JSON.stringify({ key, cert }))
