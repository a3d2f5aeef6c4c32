import { html } from 'hono/html'
import { layout } from './layout'
import type { Frame } from './layout'
import type { Html } from './parts'

/**
 * The form that signs in.
 *
 * @param problem one sentence about the attempt before
 * @param notice one sentence about the session before
 */
export const loginPage = (assets: Frame['assets'], problem: string | null, notice: string | null): Html =>
  layout(
    { title: 'Connexion – État du site', assets, className: 'plain' },
    html`<div class="card">
<h1>Bonjour</h1>${notice === null ? '' : html`<p class="flash" role="status">${notice}</p>`}
<p>Cette page montre ce qui est en ligne et ce qui s’y prépare. Elle est réservée à l’équipe.</p>
<form method="post" action="/status/connexion">
<label for="token">Jeton d’accès</label>
<input id="token" name="token" type="password" required autocomplete="current-password" autocapitalize="none" spellcheck="false" autofocus${problem === null ? '' : html` aria-invalid="true" aria-describedby="problem"`}>
${problem === null ? '' : html`<p class="problem" id="problem" role="alert">${problem}</p>`}
<button class="button primary">Se connecter</button>
</form>
<p class="soft">Vous n’avez pas de jeton, ou il ne fonctionne plus${'\u202F'}? La personne qui exploite le site vous en donnera un.</p>
</div>`,
  )

/** A short page for what went wrong, with the way back. */
export const messagePage = (assets: Frame['assets'], title: string, text: string): Html =>
  layout(
    { title: `${title} – État du site`, assets, className: 'plain' },
    html`<div class="card"><h1>${title}</h1><p>${text}</p><a class="button tertiary" href="/status">Retour à l’état du site</a></div>`,
  )
