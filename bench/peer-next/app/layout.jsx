export default function Layout({ children }) {
	return (
		<html lang="en-IN">
			<body>
				<main>{children}</main>
			</body>
		</html>
	);
}
