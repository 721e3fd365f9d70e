import Card from "@mui/material/Card";
import type { ReactNode } from "react";

type Props = { id: string; title: string; count: number; children: ReactNode };

export function CheckSection({ id, title, count, children }: Props) {
	return (
		<Card component="section" aria-labelledby={id} sx={{ p: 2, mb: 2, maxWidth: 1100 }}>
			<h2 id={id}>
				{title}: {count.toLocaleString("en-IN")}
			</h2>
			{count === 0 ? <p>None.</p> : <ul className="tasks">{children}</ul>}
		</Card>
	);
}
