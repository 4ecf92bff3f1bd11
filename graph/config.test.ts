import { loadConfig } from './config.ts'
import { StartError } from './start-error.ts'

describe('loadConfig', () => {
  it('has a value for everything when nothing is set', () => {
    expect(loadConfig({})).toEqual({
      port: 4000,
      host: '0.0.0.0',
      databaseUrl: undefined,
      dataDir: '.data',
      siteUrl: 'http://localhost:4000',
      production: false,
    })
  })

  it('takes every variable, and an empty one as none', () => {
    const env = {
      PORT: '8080',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgres://dealer:secret@db:5432/carts',
      DATA_DIR: '',
      SITE_URL: 'https://carts.example/',
      NODE_ENV: 'production',
    }
    expect(loadConfig(env)).toEqual({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: env.DATABASE_URL,
      dataDir: '.data',
      siteUrl: 'https://carts.example',
      production: true,
    })
  })

  it('takes the port into the default address of the site', () => {
    expect(loadConfig({ PORT: '5000' }).siteUrl).toBe('http://localhost:5000')
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/carts'],
    ['SITE_URL', 'carts.example'],
    ['SITE_URL', 'ftp://carts.example'],
    ['SITE_URL', 'https://carts.example/shop'],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    const load = () => loadConfig({ [name]: value })
    expect(load).toThrow(StartError)
    expect(load).toThrow(new RegExp(`^${name} must be [^.]+(\\.[^.]+)*\\.$`))
  })
})
