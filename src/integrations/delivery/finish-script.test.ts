import { expect, test } from 'vitest';
import { finishScript } from './finish-script.ts';

const deps = (list: string) =>
	`const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${list})))=>i.map(i=>d[i]);`;

test('does not wait for style sheets before a dynamic import', () => {
	const head = deps('["_astro/a.js","_astro/Box.css","_astro/b.js"]');
	expect(finishScript(`${head}x(()=>import("./a.js"),__vite__mapDeps([0,1,2]));`)).toBe(
		`${head}x(()=>import("./a.js"),__vite__mapDeps([0,2]));`,
	);
	expect(finishScript(`${head}y(__vite__mapDeps([1]))`)).toBe(`${head}y(__vite__mapDeps([]))`);
});

test('leaves a script without dynamic imports alone', () => {
	expect(finishScript('f([0,1])')).toBe('f([0,1])');
});
