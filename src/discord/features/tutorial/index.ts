export { FIRST_PAGE, stopped, tutorialPage } from './page.ts';
