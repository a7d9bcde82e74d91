import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	did not divide by the determinant | \begin{bmatrix} 1 & -2 \\ -3 & 4 \end{bmatrix} | \begin{bmatrix} 4 & -2 \\ -3 & 1 \end{bmatrix}
		\begin{bmatrix} -\frac{1}{2} & 1 \\ \frac{3}{2} & -2 \end{bmatrix} | Find the inverse of $A = \begin{bmatrix} 4 & 2 \\ 3 & 1 \end{bmatrix}$.
	did not switch the entries on the main diagonal | \begin{bmatrix} -2 & 1 \\ \frac{3}{2} & -\frac{1}{2} \end{bmatrix} | \begin{bmatrix} -2 & 1 \\ 3 & -\frac{1}{2} \end{bmatrix}
		\begin{bmatrix} -\frac{1}{2} & 1 \\ \frac{3}{2} & -2 \end{bmatrix} | Find the inverse of $A = \begin{bmatrix} 4 & 2 \\ 3 & 1 \end{bmatrix}$.
	did not change the signs of the two entries that are not on the main diagonal | \begin{bmatrix} -\frac{1}{2} & -1 \\ -\frac{3}{2} & -2 \end{bmatrix} | \begin{bmatrix} \frac{1}{2} & -1 \\ -\frac{3}{2} & -2 \end{bmatrix}
		\begin{bmatrix} -\frac{1}{2} & 1 \\ \frac{3}{2} & -2 \end{bmatrix} | Find the inverse of $A = \begin{bmatrix} 4 & 2 \\ 3 & 1 \end{bmatrix}$.
`),
);
