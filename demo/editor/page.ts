/** The one page of the editor; its modules fill it. */
export const editorPage = (): string => `<!doctype html>
<html lang="fr-LU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Éditeur visuel | Groupe Alzette (démonstration)</title>
<link rel="stylesheet" href="/demo/editor/editor.css">
<script type="module" src="/demo/editor/client/main"></script>
</head>
<body>
<h1 class="sr">Éditeur visuel de démonstration</h1>
<div id="editor"><p class="loading">L’éditeur s’ouvre…</p></div>
<noscript><p class="loading">L’éditeur a besoin de JavaScript.</p></noscript>
</body>
</html>
`
