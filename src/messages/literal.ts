/**
 * Every literal text of the specification, typos included ("Reocrd", "nassword"): a test compares them letter by letter
 * with the texts quoted in `docs/requirements/` (SHR-071). `%{name}` stands for a value. Do not correct a text here.
 */

// Product
export const productTitle = 'ADMIN PORTAL';

// Calls
export const networkError = 'Network Error';
export const connectionTimeout = 'Connection Timeout';
export const noPermission = 'No permission!';
export const noPermissionsYet = 'Your account has no permissions yet. Contact an administrator.';
export const systemBusy = 'System busy!';
export const downloadFailed = 'Download Failed';

// Sign-in, session, own password
export const emailAddressEmpty = 'The Email address cannot be empty';
export const passwordEmpty = 'The Password cannot be empty';
export const continueAs = 'Continue as %{name}?';
export const logoutSuccessful = 'Logout successful!';
export const passwordUpdated = 'Password is updated';
export const oldPasswordEmpty = 'The Old Password cannot be empty';
export const newPasswordEmpty = 'The New Password cannot be empty';
export const confirmPasswordEmpty = 'The Confirm Password cannot be empty';
export const passwordsInconsistent = 'New password and confirm password inconsistent';
export const roiNumberEmpty = 'ROI Number cannot be empty';

// Passwords
export const passwordRule = 'Password length must be 8-20 and contain uppercase, lowercase, numeric and special characters';
export const passwordChinese = 'Password can not contain Chinese';
export const temporaryPasswordEmpty = 'Password can not be empty';
export const temporaryPasswordSpace = 'Password can not include space';
export const temporaryPasswordSent = 'The temporary password is %{password}. Email with temporary nassword has been sent to user.';

// Forms
export const formInvalid = 'Please check the form and fill in correct format';
export const correctFormat = 'Please enter the correct format';
export const emailFormat = 'Please provide a properly formatted email';
export const userNameRule = 'User Name must be 8-15 chars';
export const orderInteger = 'Order must be integer';
export const cannotBeEmpty = '%{Field label} cannot be empty';
export const tooLong = '%{Field label} must be at most %{n} characters';
export const changesSaved = 'The changes have been saved';
export const recordCreated = 'New record is created';
export const recordDeleted = 'Reocrd is deleted';
export const recordRevoked = 'Reocrd is revoked';
export const confirmDeleteRecord = 'Are you sure to delete this record?';
export const confirmRevokeRecord = 'Are you sure to revoke this record?';

// Lists
export const totalResults = 'Total %{n} results:';

// Accounts
export const emailSent = 'Email sent';
export const emailSentTo = 'Email is sent to %{email}';
export const emailSentAndUpdated = 'Email is sent to %{email} and the email address has been updated';
export const confirmUpdateEmail = 'Do you need to updated the email address?';
export const confirmSuspend = 'Are you sure to suspend this user account?';
export const confirmUnsuspend = 'Are you sure to unsuspend this user account?';
export const confirmDeleteAccount = 'Are you sure to delete this user account?';
export const accountSuspended = 'Account is suspended';
export const accountUnsuspended = 'Account is unsuspended';
export const accountDeleted = 'Account is deleted';
export const startDateEmpty = 'Start Date & Time cannot be empty';
export const startDateLate = 'Start Date cannot be later than the present time';
export const runSuccess = 'Run success!';
export const dummyCreated = 'Dummy account is created!';
export const copySuccess = 'Copy success';
export const adminUserDeleted = 'Admin user is deleted';

// Projects and notifications
export const hongKongRegion = 'Please select at least 1 region under Hong Kong sales office';
export const singaporeRegion = 'Please select at least 1 region under Singapore sales office';
export const clientListEmpty = 'Client list (CSV file) cannot be empty';
export const projectIdEmpty = 'Project ID & Name cannot be empty';
export const deliveryDateEarly = 'Delivery Date & Time cannot be earlier than the present time';
export const notificationCreated = 'Push Notification is created';
export const projectStatusEmpty = 'Project Status cannot be empty';
export const projectCreated = 'Project is created.';
export const propertySizeNumber = 'Property size must be number';
export const investmentNumber = 'Investment initial amounts must be number';
export const syndicationNumber = 'Total syndication price must be number';
export const correspondingUrlEmpty = 'Corresponding URL can not be empty';
export const languageNameEmpty = 'Language Name (EN) can not be empty';
export const startAfterEnd = 'The Start Date cannot be later than the End Date';
export const endBeforeStart = 'The End Date cannot be earlier than the Start Date';

// Uploads
export const uploadSize = 'Upload image size cannot exceed %{n}MB!';
export const uploadImage = 'Please upload the image in JPG/JPEG/PNG format';
export const uploadPdf = 'Please upload the file in PDF format';
export const uploadFormat = 'Please upload the file in correct format';
export const uploadCount = 'Only %{n} files can be uploaded';
export const fileKept = 'Can not delete file cause the status was Delivered';
export const csvFirst = 'Please upload csv file before you view client list';
