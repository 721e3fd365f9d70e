import type { ReactNode } from "react";

export function Entrance({ title, children }: { title: string; children: ReactNode }) {
	return (
		<main className="entrance">
			<div>
				<p className="wordmark">
					Uchit<span aria-hidden="true">.</span>
				</p>
				<h1>{title}</h1>
				{children}
			</div>
		</main>
	);
}
