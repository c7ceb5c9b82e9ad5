/**
 * The page's beginning. The double bundles it with esbuild (`jsx: 'automatic'`, `jsxImportSource: 'preact'`),
 * serves the script as /page.js and what its import of style.css becomes as /page.css, and gives it a
 * `<div id="app">` with both.
 */
import { render } from 'preact';
import { App } from './app.tsx';
import './style.css';

const root = document.getElementById('app');
if (root) render(<App />, root);
