import Box from "@mui/material/Box";
import type { ReactNode } from "react";

export function Mark({ kind, children }: { kind: "now" | "stop"; children: ReactNode }) {
	const colour = kind === "now" ? "success.main" : "error.main";
	return (
		<Box
			component="strong"
			sx={{ display: "inline-block", px: 1, border: 1, borderColor: colour, borderRadius: 1, whiteSpace: "nowrap" }}
		>
			{children}
		</Box>
	);
}
