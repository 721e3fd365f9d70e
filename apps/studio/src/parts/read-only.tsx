import { type Theme, ThemeProvider } from "@mui/material/styles";
import { createContext, type ReactNode, useContext } from "react";

const IsReadOnly = createContext(false);

/** Whether what stands here can only be read. */
export function useReadOnly(): boolean {
	return useContext(IsReadOnly);
}

/** A form that takes no typing: the browser shuts its inputs and buttons, the theme the library's lists of choices. */
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
