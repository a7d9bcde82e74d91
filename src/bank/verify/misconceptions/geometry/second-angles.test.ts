import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	added the acute angle to 180° instead of subtracting it | 64, 244 | 64, 67
		64, 116 | There are two different triangles $PQR$ with $\angle P = 49^{\circ}$, $p = 32\text{ m}$, and $q = 38\text{ m}$. Find both possible measures of $\angle Q$ to the nearest degree, the smaller one first.
	used the complement instead of the supplement | 64, 26 | 64, 67
		64, 116 | There are two different triangles $PQR$ with $\angle P = 49^{\circ}$, $p = 32\text{ m}$, and $q = 38\text{ m}$. Find both possible measures of $\angle Q$ to the nearest degree, the smaller one first.
	gave the third angle as the second possibility | 64, 67 | 64, 244
		64, 116 | There are two different triangles $PQR$ with $\angle P = 49^{\circ}$, $p = 32\text{ m}$, and $q = 38\text{ m}$. Find both possible measures of $\angle Q$ to the nearest degree, the smaller one first.
`),
);
