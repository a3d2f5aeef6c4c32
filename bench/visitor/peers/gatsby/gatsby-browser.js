import './src/page.css'
