import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	subtracted the entries instead of adding them | \begin{bmatrix} 4 & 3 \\ 17 & -12 \end{bmatrix} | \begin{bmatrix} 10 & 1 \\ 1 & 2 \end{bmatrix}
		\begin{bmatrix} 10 & 1 \\ 1 & 2 \end{bmatrix} | Evaluate $\begin{bmatrix} 7 & 2 \\ 9 & -5 \end{bmatrix} + \begin{bmatrix} 3 & -1 \\ -8 & 7 \end{bmatrix}$.
	multiplied the entries instead of adding them | \begin{bmatrix} 21 & -2 \\ -72 & -35 \end{bmatrix} | \begin{bmatrix} 10 & 1 \\ 1 & 2 \end{bmatrix}
		\begin{bmatrix} 10 & 1 \\ 1 & 2 \end{bmatrix} | Evaluate $\begin{bmatrix} 7 & 2 \\ 9 & -5 \end{bmatrix} + \begin{bmatrix} 3 & -1 \\ -8 & 7 \end{bmatrix}$.
	multiplied the corresponding entries | \begin{bmatrix} 9 & -48 \\ 18 & 2 \end{bmatrix} | \begin{bmatrix} -7 & -2 \\ 85 & 56 \end{bmatrix}
		\begin{bmatrix} -7 & -2 \\ 85 & 56 \end{bmatrix} | Evaluate $\begin{bmatrix} 1 & -8 \\ 9 & 2 \end{bmatrix}\begin{bmatrix} 9 & 6 \\ 2 & 1 \end{bmatrix}$.
	subtracted the products instead of adding them | \begin{bmatrix} 0 & 29 \\ 9 & -8 \end{bmatrix} | \begin{bmatrix} -70 & 1 \\ 19 & -4 \end{bmatrix}
		\begin{bmatrix} -70 & 1 \\ 19 & -4 \end{bmatrix} | Evaluate $\begin{bmatrix} 5 & -7 \\ -2 & 1 \end{bmatrix}\begin{bmatrix} -7 & 3 \\ 5 & 2 \end{bmatrix}$.
	left out the second product in each entry | \begin{bmatrix} 9 & 6 \\ 81 & 54 \end{bmatrix} | \begin{bmatrix} -7 & -2 \\ 85 & 56 \end{bmatrix}
		\begin{bmatrix} -7 & -2 \\ 85 & 56 \end{bmatrix} | Evaluate $\begin{bmatrix} 1 & -8 \\ 9 & 2 \end{bmatrix}\begin{bmatrix} 9 & 6 \\ 2 & 1 \end{bmatrix}$.
	multiplied only the first row | \begin{bmatrix} -6 & 3 \\ -7 & -2 \end{bmatrix} | \begin{bmatrix} -6 & 3 \\ 21 & 6 \end{bmatrix}
		\begin{bmatrix} -6 & 3 \\ 21 & 6 \end{bmatrix} | Evaluate $-3\begin{bmatrix} 2 & -1 \\ -7 & -2 \end{bmatrix}$.
	added the scalar instead of multiplying by it | \begin{bmatrix} -1 & -4 \\ -10 & -5 \end{bmatrix} | \begin{bmatrix} -6 & 3 \\ 21 & 6 \end{bmatrix}
		\begin{bmatrix} -6 & 3 \\ 21 & 6 \end{bmatrix} | Evaluate $-3\begin{bmatrix} 2 & -1 \\ -7 & -2 \end{bmatrix}$.
	added the two products instead of subtracting | -2 | 14
		14 | Find the determinant of $A = \begin{bmatrix} 6 & -2 \\ 4 & 1 \end{bmatrix}$.
	subtracted the products in the wrong order | 9 | -9
		-9 | Find the determinant of $A = \begin{bmatrix} 5 & 2 \\ -3 & -3 \end{bmatrix}$.
	multiplied along the rows instead of the diagonals | 18 | 22
		22 | Find the determinant of $A = \begin{bmatrix} 2 & 6 \\ -3 & 2 \end{bmatrix}$.
	added the second term instead of subtracting it | 58 | 38
		38 | Find the determinant of $A = \begin{bmatrix} 6 & -1 & 6 \\ 5 & -4 & 5 \\ -2 & 5 & -4 \end{bmatrix}$.
	used the signs minus, plus, minus instead of plus, minus, plus | -38 | 38
		38 | Find the determinant of $A = \begin{bmatrix} 6 & -1 & 6 \\ 5 & -4 & 5 \\ -2 & 5 & -4 \end{bmatrix}$.
	did not multiply by the entries of the first row | 18 | 38
		38 | Find the determinant of $A = \begin{bmatrix} 6 & -1 & 6 \\ 5 & -4 & 5 \\ -2 & 5 & -4 \end{bmatrix}$.
`),
);
