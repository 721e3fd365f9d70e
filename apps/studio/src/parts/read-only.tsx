import { type Theme, ThemeProvider } from "@mui/material/styles";
import { createContext, type ReactNode, useContext } from "react";

const IsReadOnly = createContext(false);

export function useReadOnly(): boolean {
	return useContext(IsReadOnly);
}

/** The browser disables inputs and buttons; the theme disables the selects of MUI. */
export function ReadOnly({ children }: { children: ReactNode }) {
	return (
		<IsReadOnly value={true}>
			<ThemeProvider theme={shut}>
				<fieldset disabled aria-label="To read only">
					{children}
				</fieldset>
			</ThemeProvider>
		</IsReadOnly>
	);
}

function shut(theme: Theme): Theme {
	const { MuiInputBase, ...others } = theme.components ?? {};
	const readOnly = { ...MuiInputBase, defaultProps: { ...MuiInputBase?.defaultProps, readOnly: true } };
	return { ...theme, components: { ...others, MuiInputBase: readOnly } };
}
